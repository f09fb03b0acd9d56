/** The path of a role with its permissions. */
export const rolePath = (id: string): string => `/roles?role=${id}`

/** The path of a permission with its people. */
export const permissionPath = (name: string): string => `/permisos?permission=${name}`
