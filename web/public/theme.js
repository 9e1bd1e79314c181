// Runs before anything is painted, so that the page never flashes in the wrong theme.
(() => {
  let wish = "system";
  try {
    wish = JSON.parse(localStorage.getItem("playcall.settings") ?? "{}").theme ?? "system";
  } catch {
    // Private windows and old contents: the system's theme will do.
  }
  const light = wish === "light" || (wish === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
