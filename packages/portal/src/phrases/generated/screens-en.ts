// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activate segments",
  blacklists: "Blacklist",
  duplicates: "Duplicates",
  filters: "Segmentation filters",
  incidents: "Incidents",
  openings: "Openings",
  roles: "Roles",
  segmentRuns: "Process filters",
  segments: "Segments",
  workflows: "Workflows",
}
