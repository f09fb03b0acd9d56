// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  incidents: {"follow":"workflow assigned","advance":"moved on in the workflow"},
  openings: {"open":"opened"},
}
