page-title = Barkade
