/** Do something again and again while the page is looked at; answers how to stop. */
export function every(seconds: number, work: () => void): () => void {
  const timer = setInterval(() => document.visibilityState === "visible" && work(), seconds * 1000);
  return () => clearInterval(timer);
}
