// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  activations: "Activations",
  blacklists: "Listes noires",
  dayIncidents: "Anomalies de journée",
  duplicates: "Groupes de doublons",
  filters: "Filtres",
  incidents: "Incidents",
  openingPlans: "Plans d’ouverture",
  openings: "Ouvertures",
  roles: "Rôles",
  segmentRuns: "Exécutions de segments",
  segments: "Segments",
  workflows: "Flux de travail",
}
