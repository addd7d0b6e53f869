import { readFileSync } from "node:fs";

const L = readFileSync("/tmp/lieudit/demo-listings/built/annonces.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((l) => JSON.parse(l));
const count = new Map();
for (const l of L)
  for (const s of new Set(l.description.split(/(?<=[.!?])\s+/)))
    if (s.split(/\s+/).length >= 10) count.set(s, (count.get(s) ?? 0) + 1);
console.log(Math.max(...count.values()), [...count].filter(([, n]) => n > 5).length, count.size);
const len = L.map((l) => l.description.length).sort((a, b) => a - b);
console.log("shortest", len.slice(0, 12), "median", len[len.length >> 1]);
console.log(L.filter((l) => l.description.length < 330).map((l) => l.titre));
for (const l of L.filter((_, i) => i % Number(process.argv[2] ?? 9) === Number(process.argv[3] ?? 0)))
  console.log("\n##", l.agence, l.titre, l.status, `\n${l.description}`);
