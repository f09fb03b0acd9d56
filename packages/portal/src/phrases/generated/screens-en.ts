// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activate segments",
  blacklists: "Blacklist",
  duplicates: "Duplicates",
  filters: "Segmentation filters",
  incidents: "Incidents",
  openings: "Openings",
  anonymisationRules: "Anonymisation",
  blacklists: "Blacklist",
  downloads: "Download of lists",
  filters: "Segmentation filters",
  incidents: "Incidents",
  lists: "Lists",
  roles: "Roles",
  segmentRuns: "Process filters",
  segments: "Segments",
  workflows: "Workflows",
}
