let leaving = false;

window.addEventListener('beforeunload', () => {
  leaving = true;
  // Whoever is asked whether to leave may stay.
  setTimeout(() => {
    leaving = false;
  }, 1000);
});

/** Whether the page is being left at this moment. */
export const isLeaving = (): boolean => leaving;
