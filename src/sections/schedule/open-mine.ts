// Opens My week before the browser paints the classes that it hides.
document.currentScript?.parentElement?.classList.toggle('is-mine', location.hash === '#mine');
