// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  incidents: {"follow":"workflow assigned","advance":"moved on in the workflow"},
  openings: {"open":"opened"},
  segments: {"ofLoad":"list of a load","ofSegment":"list of a segment","order":"change of order","compute":"computation of members"},
}
