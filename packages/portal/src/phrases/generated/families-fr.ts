// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Listes noires",
  dayIncidents: "Anomalies de journée",
  filters: "Filtres",
  incidents: "Incidents",
  loadSources: "Chargements programmés",
  roles: "Rôles",
  workflows: "Flux de travail",
}
