import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `vite packages/place-widgets/gallery`: every widget in every state, on sample data. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()] });
