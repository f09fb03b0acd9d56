// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  anonymisationRules: "Anonimización",
  blacklists: "Lista negra",
  downloads: "Descarga de listas",
  filters: "Filtros de segmentación",
  incidents: "Incidencias",
  lists: "Listas",
  roles: "Roles",
  workflows: "Flujos de trabajo",
}
