// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Listas negras",
  dayIncidents: "Incidentes de jornada",
  filters: "Filtros",
  incidents: "Incidentes",
  loadSources: "Carregamentos agendados",
  roles: "Perfis",
  workflows: "Fluxos de trabalho",
}
