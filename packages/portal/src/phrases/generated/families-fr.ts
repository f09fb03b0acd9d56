// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  dayIncidents: "Anomalies de journée",
  blacklists: "Listes noires",
  filters: "Filtres",
  incidents: "Incidents",
  roles: "Rôles",
  workflows: "Flux de travail",
}
