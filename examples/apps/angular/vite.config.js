import { defineConfig } from "vite";

// The compiler of templates is most of the app.
export default defineConfig({ build: { chunkSizeWarningLimit: 2000 } });
