// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Ativar segmentos",
  blacklists: "Lista negra",
  duplicates: "Duplicados",
  filters: "Filtros de segmentação",
  incidents: "Incidentes",
  openings: "Aberturas",
  anonymisationRules: "Anonimização",
  blacklists: "Lista negra",
  downloads: "Descarga de listas",
  filters: "Filtros de segmentação",
  incidents: "Incidentes",
  lists: "Listas",
  roles: "Perfis",
  segmentRuns: "Processar filtros",
  segments: "Segmentos",
  workflows: "Fluxos de trabalho",
}
