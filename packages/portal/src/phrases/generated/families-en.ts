// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  activations: "Activations",
  blacklists: "Blacklists",
  dayIncidents: "Workday incidents",
  duplicates: "Groups of duplicates",
  filters: "Filters",
  incidents: "Incidents",
  openingPlans: "Opening plans",
  openings: "Openings",
  roles: "Roles",
  segmentRuns: "Segment runs",
  segments: "Segments",
  workflows: "Workflows",
}
