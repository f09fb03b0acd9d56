// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  dayIncidents: "Incidencias de jornada",
  blacklists: "Listas negras",
  filters: "Filtros",
  incidents: "Incidencias",
  roles: "Roles",
  workflows: "Flujos de trabajo",
}
