// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  activations: "Activaciones",
  blacklists: "Listas negras",
  dayIncidents: "Incidencias de jornada",
  duplicates: "Grupos de duplicados",
  filters: "Filtros",
  incidents: "Incidencias",
  openingPlans: "Planes de apertura",
  openings: "Aperturas",
  roles: "Roles",
  segmentRuns: "Ejecuciones de segmentos",
  segments: "Segmentos",
  workflows: "Flujos de trabajo",
}
