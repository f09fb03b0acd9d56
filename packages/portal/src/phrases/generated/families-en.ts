// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  dayIncidents: "Workday incidents",
  blacklists: "Blacklists",
  filters: "Filters",
  incidents: "Incidents",
  roles: "Roles",
  workflows: "Workflows",
}
