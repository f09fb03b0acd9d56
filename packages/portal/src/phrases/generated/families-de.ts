// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Sperrlisten",
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  duplicates: "Gruppen von Duplikaten",
  activations: "Aktivierungen",
  blacklists: "Sperrlisten",
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  filters: "Filter",
  incidents: "Störungen",
  roles: "Rollen",
  segmentRuns: "Segmentläufe",
  segments: "Segmente",
  workflows: "Workflows",
}
