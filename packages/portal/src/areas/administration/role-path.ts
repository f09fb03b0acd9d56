/** Where a role is shown with its permissions. */
export const rolePath = (id: string): string => `/roles?role=${id}`

/** Where a permission is shown with who has it. */
export const permissionPath = (name: string): string => `/permisos?permission=${name}`
