// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  activations: "Aktivierungen",
  blacklists: "Sperrlisten",
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  duplicates: "Gruppen von Duplikaten",
  filters: "Filter",
  incidents: "Störungen",
  openingPlans: "Öffnungspläne",
  openings: "Öffnungen",
  roles: "Rollen",
  segmentRuns: "Segmentläufe",
  segments: "Segmente",
  workflows: "Workflows",
}
