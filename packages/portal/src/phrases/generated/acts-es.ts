// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  incidents: {"follow":"asignación de un flujo","advance":"avance en el flujo"},
  openings: {"open":"apertura"},
  segments: {"ofLoad":"lista de una carga","ofSegment":"lista de un segmento","order":"cambio de orden","compute":"cálculo de miembros"},
}
