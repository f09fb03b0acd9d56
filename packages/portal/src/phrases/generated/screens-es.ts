// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activar segmentos",
  blacklists: "Lista negra",
  duplicates: "Duplicados",
  filters: "Filtros de segmentación",
  incidents: "Incidencias",
  openings: "Aperturas",
  anonymisationRules: "Anonimización",
  blacklists: "Lista negra",
  downloads: "Descarga de listas",
  filters: "Filtros de segmentación",
  incidents: "Incidencias",
  lists: "Listas",
  roles: "Roles",
  segmentRuns: "Procesar filtros",
  segments: "Segmentos",
  workflows: "Flujos de trabajo",
}
