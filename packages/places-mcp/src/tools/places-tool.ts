import type { PlacesClient } from "@lieudit/places-client";
import { z } from "zod";
import type { ToolAnswer } from "../answer/tool-answer.ts";

/** Dependencies of a tool. */
export interface ToolContext {
  client: PlacesClient;
  now: () => Date;
  /** Aborted when the caller cancels the call. */
  signal?: AbortSignal;
}

/** A tool of the server. */
export interface PlacesTool {
  name: string;
  title: string;
  /** For the model; every word costs tokens in every conversation. */
  description: string;
  input: z.ZodObject;
  /** Whether the MCP App shows the places of the result. */
  hasView: boolean;
  run(args: Record<string, unknown>, context: ToolContext): Promise<ToolAnswer>;
}

/** Creates a tool whose `run` gets the checked arguments. */
export function createTool<Shape extends z.ZodRawShape>(
  tool: Omit<PlacesTool, "input" | "run"> & {
    input: Shape;
    run(args: z.infer<z.ZodObject<Shape>>, context: ToolContext): Promise<ToolAnswer>;
  },
): PlacesTool {
  const input = z.object(tool.input);
  return { ...tool, input, run: (args, context) => tool.run(input.parse(args), context) };
}

/** Returns the options of a client's call. */
export function getCallOptions({ signal }: ToolContext): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}

/** Arguments that several tools share. */
export const languageArgument = z.string().max(20).optional().describe("BCP 47");
export const travelModeArgument = z.enum(["DRIVE", "BICYCLE", "WALK"]).default("WALK");
export const pointArgument = z.string().min(1).max(200);
export const idArgument = z.string().min(1).max(200);
