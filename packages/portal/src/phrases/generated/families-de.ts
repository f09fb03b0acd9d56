// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Sperrlisten",
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  downloads: "Heruntergeladene Listen",
  filters: "Filter",
  incidents: "Störungen",
  roles: "Rollen",
  workflows: "Workflows",
}
