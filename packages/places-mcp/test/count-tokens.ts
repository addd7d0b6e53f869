import { Tiktoken } from "js-tiktoken/lite";
import ranks from "js-tiktoken/ranks/o200k_base";

const encoding = new Tiktoken(ranks);

/** Counts the tokens of a text with the public vocabulary o200k_base. */
export function countTokens(text: string): number {
  return encoding.encode(text).length;
}
