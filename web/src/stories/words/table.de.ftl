### Der Tisch der Stories: was nur dieser Tisch sagt.

drawer-story = Geschichte
