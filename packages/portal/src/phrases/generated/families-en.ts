// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Blacklists",
  dayIncidents: "Workday incidents",
  filters: "Filters",
  incidents: "Incidents",
  loadSources: "Scheduled loads",
  roles: "Roles",
  workflows: "Workflows",
}
