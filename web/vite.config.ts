/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Writes the service worker with the files that it keeps; its version is that of their contents. */
function keeper(): Plugin {
  let folder = "";
  return {
    name: "keeper",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const named = readdirSync(join(folder, "assets")).sort().map((name) => `/assets/${name}`);
      const others = ["index.html", ...readdirSync(join(import.meta.dirname, "public")).sort()];
      const version = createHash("sha256").update(named.join());
      for (const name of others) version.update(readFileSync(join(folder, name)));
      const files = JSON.stringify([...others.map((name) => `/${name === "index.html" ? "" : name}`), ...named]);
      const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
      const told = version.update(worker).digest("hex").slice(0, 16);
      writeFileSync(join(folder, "worker.js"), worker.replace("/* files */ []", files).replace("/* version */", told));
    },
  };
}

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses. */
function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const text = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), keeper(), precompress()],
  resolve: {
    alias: {
      $lib: join(import.meta.dirname, "src/lib"),
      $frame: join(import.meta.dirname, "src/frame"),
      $locales: join(import.meta.dirname, "locales"),
    },
    // Component tests run in a made-up browser, so they need Svelte's browser half.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 10_000,
  },
});
