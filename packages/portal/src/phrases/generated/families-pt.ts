// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  anonymisationRules: "Regras de anonimização",
  anonymisationRuns: "Execuções de anonimização",
  blacklists: "Listas negras",
  dayIncidents: "Incidentes de jornada",
  downloads: "Descargas de listas",
  fieldClasses: "Classes dos campos",
  filters: "Filtros",
  incidents: "Incidentes",
  legalHolds: "Retenções legais",
  lists: "Listas",
  roles: "Perfis",
  workflows: "Fluxos de trabalho",
}
