// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  anonymisationRules: "Anonimização",
  blacklists: "Lista negra",
  downloads: "Descarga de listas",
  filters: "Filtros de segmentação",
  incidents: "Incidentes",
  lists: "Listas",
  roles: "Perfis",
  workflows: "Fluxos de trabalho",
}
