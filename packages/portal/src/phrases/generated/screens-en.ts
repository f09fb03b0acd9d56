// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activate segments",
  anonymisationRules: "Anonymisation",
  blacklists: "Blacklist",
  downloads: "Download of lists",
  duplicates: "Duplicates",
  filters: "Segmentation filters",
  incidents: "Incidents",
  lists: "Lists",
  openings: "Openings",
  roles: "Roles",
  segmentRuns: "Process filters",
  segments: "Segments",
  tasks: "Task panel",
  uploads: "File upload",
  workflows: "Workflows",
}
