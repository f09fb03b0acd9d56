// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Sperrlisten",
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  filters: "Filter",
  incidents: "Störungen",
  loadSources: "Geplante Importe",
  roles: "Rollen",
  workflows: "Workflows",
}
