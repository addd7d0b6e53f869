import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { RenderContext, renderFactsOfDocument } from "./shell/render-context.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderContext value={renderFactsOfDocument(document)}>
        <HydratedRouter />
      </RenderContext>
    </StrictMode>,
  );
});
