// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Segmente aktivieren",
  blacklists: "Sperrliste",
  duplicates: "Duplikate",
  filters: "Segmentierungsfilter",
  incidents: "Störungen",
  openings: "Öffnungen",
  anonymisationRules: "Anonymisierung",
  blacklists: "Sperrliste",
  downloads: "Listen herunterladen",
  filters: "Segmentierungsfilter",
  incidents: "Störungen",
  lists: "Listen",
  roles: "Rollen",
  segmentRuns: "Filter verarbeiten",
  segments: "Segmente",
  workflows: "Workflows",
}
