// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activar segmentos",
  anonymisationRules: "Anonimización",
  blacklists: "Lista negra",
  caseFile: "Ticket",
  caseFiles: "Mis expedientes",
  downloads: "Descarga de listas",
  duplicates: "Duplicados",
  filters: "Filtros de segmentación",
  incidents: "Incidencias",
  lists: "Listas",
  openings: "Aperturas",
  roles: "Roles",
  segmentRuns: "Procesar filtros",
  segments: "Segmentos",
  workflows: "Flujos de trabajo",
}
