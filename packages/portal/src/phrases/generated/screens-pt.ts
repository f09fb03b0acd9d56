// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  blacklists: "Lista negra",
  duplicates: "Duplicados",
  filters: "Filtros de segmentação",
  incidents: "Incidentes",
  roles: "Perfis",
  workflows: "Fluxos de trabalho",
}
