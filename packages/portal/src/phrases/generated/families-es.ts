// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  anonymisationRules: "Reglas de anonimización",
  anonymisationRuns: "Ejecuciones de anonimización",
  blacklists: "Listas negras",
  dayIncidents: "Incidencias de jornada",
  downloads: "Descargas de listas",
  fieldClasses: "Clases de los campos",
  filters: "Filtros",
  incidents: "Incidencias",
  legalHolds: "Retenciones legales",
  lists: "Listas",
  roles: "Roles",
  workflows: "Flujos de trabajo",
}
