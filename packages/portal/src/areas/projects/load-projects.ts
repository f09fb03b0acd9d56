export const loadProjects = async () => (await import('./projects-screen.tsx')).ProjectsScreen
export const loadSubcampaigns = async () => (await import('./subcampaigns-screen.tsx')).SubcampaignsScreen
export const loadCodes = async () => (await import('./codes-screen.tsx')).CodesScreen
