// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Listas negras",
  dayIncidents: "Incidencias de jornada",
  filters: "Filtros",
  incidents: "Incidencias",
  loadSources: "Cargas programadas",
  roles: "Roles",
  workflows: "Flujos de trabajo",
}
