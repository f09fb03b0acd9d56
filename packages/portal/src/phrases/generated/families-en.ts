// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Blacklists",
  dayIncidents: "Workday incidents",
  duplicates: "Groups of duplicates",
  activations: "Activations",
  blacklists: "Blacklists",
  dayIncidents: "Workday incidents",
  filters: "Filters",
  incidents: "Incidents",
  roles: "Roles",
  segmentRuns: "Segment runs",
  segments: "Segments",
  workflows: "Workflows",
}
