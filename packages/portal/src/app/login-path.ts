/** The sign-in path, needed before the router is loaded. */
export const loginPath = '/pages/login'
