/** The stacking order of what leaves the page's flow. Dialogs need none: they are in the top layer. */
export const zIndex = { sticky: '10', header: '20', menu: '30', popover: '40', progress: '50' } as const;
