// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  incidents: {"follow":"atribuição de um fluxo","advance":"avanço no fluxo"},
  openings: {"open":"abertura"},
  segments: {"ofLoad":"lista de um carregamento","ofSegment":"lista de um segmento","order":"mudança de ordem","compute":"cálculo dos membros"},
}
