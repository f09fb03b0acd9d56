// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  incidents: {"follow":"Workflow zugewiesen","advance":"im Workflow weitergeführt"},
  openings: {"open":"geöffnet"},
  segments: {"ofLoad":"Liste eines Imports","ofSegment":"Liste eines Segments","order":"Änderung der Reihenfolge","compute":"Berechnung der Mitglieder"},
}
