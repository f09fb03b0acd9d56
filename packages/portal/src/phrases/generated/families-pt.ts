// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  activations: "Ativações",
  blacklists: "Listas negras",
  dayIncidents: "Incidentes de jornada",
  duplicates: "Grupos de duplicados",
  filters: "Filtros",
  incidents: "Incidentes",
  openingPlans: "Planos de abertura",
  openings: "Aberturas",
  roles: "Perfis",
  segmentRuns: "Execuções de segmentos",
  segments: "Segmentos",
  workflows: "Fluxos de trabalho",
}
