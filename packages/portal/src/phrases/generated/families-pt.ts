// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Listas negras",
  dayIncidents: "Incidentes de jornada",
  downloads: "Descargas de listas",
  filters: "Filtros",
  incidents: "Incidentes",
  roles: "Perfis",
  workflows: "Fluxos de trabalho",
}
