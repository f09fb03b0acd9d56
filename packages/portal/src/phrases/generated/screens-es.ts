// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  blacklists: "Lista negra",
  downloads: "Descarga de listas",
  filters: "Filtros de segmentación",
  incidents: "Incidencias",
  roles: "Roles",
  workflows: "Flujos de trabajo",
}
