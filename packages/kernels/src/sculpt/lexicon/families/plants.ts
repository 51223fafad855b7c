/** Trees and other plants. How a row is written: `read-family.ts`. */
export const PLANTS = `
tree/oak tree | h12 kind=oak | oak, old oak, english oak, elm = elm tree, ash tree !whole, beech = beech tree h20, linden = lime tree !whole = linden tree h18, chestnut tree h20, walnut tree h15, poplar h25 = poplar tree h25, aspen, sycamore = sycamore tree h20, hazel tree h4, hickory, alder, plane tree, hornbeam, forest tree, park tree, big tree, shady tree, tree of life = yggdrasil = world tree h30, magic tree, fantasy tree, green tree, round tree, garden tree, rubber tree, ficus tree, eucalyptus h25 = gum tree, teak tree h25, mahogany tree h25, ebony tree, banyan = banyan tree h20, baobab = baobab tree h15, acacia = acacia tree h8, ginkgo = ginkgo tree leaves#d8b838, autumn tree leaves#d0701c = fall tree leaves#d0701c, orange autumn tree leaves#d0701c, red tree leaves#b0281c, golden tree leaves#d6a233, money tree, kapok tree h40, cork oak, mulberry tree, family tree, apple orchard fruit=20, wise old tree, spring tree, summer tree, deku tree, treetop, great deku tree, mango tree !whole fruit=14, lemon tree !whole fruit=18 fruit#f2d43c h4, orange tree !whole fruit=18 fruit#ef8a1c h5, pear tree fruit=14 fruit#b8c04a, plum tree !whole fruit=16 fruit#5a2a5a, peach tree !whole fruit=14 fruit#f0a070 h5, olive tree !whole leaves#7d8a62 h6, fig tree fruit=8 fruit#4a2a4a h5, avocado tree fruit=10 fruit#3a5a2a, fruit tree fruit=18 h5, cherry fruit tree fruit=30 fruit#a8182a, almond tree leaves#f2d8e0 h5, pomegranate tree fruit=10 fruit#b8281e h5, citrus tree fruit=18 fruit#ef8a1c h4, cocoa tree, coffee tree !whole h4, tea tree !whole h4, forest h12, grove h10, woods h12, jungle h18, orchard fruit=16 h5, deciduous oak, woodland tree
tree/pine tree | h15 kind=pine | pine, conifer, fir h18, spruce = spruce tree = blue spruce h18, cedar h18 = cedar tree h18, larch = larch tree h20, cypress h14 = cypress tree h14, juniper h4 = juniper tree h4, evergreen = evergreen tree, redwood h60 = redwood tree h60, sequoia h60 = giant sequoia h60 = sequoia tree h60, douglas fir h40, yew = yew tree h10, hemlock, scots pine h18, stone pine !whole, snowy pine snow=true = snowy tree snow=true = snow covered tree snow=true = snowy pine tree snow=true = winter pine snow=true = frosted pine snow=true, pine forest, coniferous tree, taiga, thuja, conifer tree, alpine tree, snow tree snow=true, monkey puzzle tree, needle tree, norway spruce, winter tree snow=true
tree/christmas tree | h2.2 kind=pine ornaments=true | xmas tree, holiday tree, decorated tree, christmas pine, new year tree, decorated christmas tree, festive tree, tannenbaum, artificial christmas tree, mini christmas tree h0.4, snowy christmas tree snow=true, advent tree
tree/palm tree | h8 kind=palm | palm, coconut tree = coconut palm, date palm, tropical tree, beach palm, palm trees, desert palm, banana tree h4 = banana plant h3, oil palm, royal palm, fan palm, hawaiian palm, sago palm h2, oasis palm, california palm h15, miami palm, joshua tree h6, yucca h2 = yucca tree, dragon tree plant h4
tree/birch tree | h12 kind=birch | birch, silver birch !whole, white birch, paper birch, aspen tree, birch grove
tree/willow tree | h10 kind=willow | willow, weeping willow, weeping tree, whomping willow, wisteria = wisteria tree leaves#a07ac8, willow tree grove, grandmother willow, pepper tree
tree/dead tree | h8 kind=bare | bare tree, leafless tree, barren tree, withered tree, spooky tree = haunted tree = creepy tree = halloween tree = scary tree, burnt tree trunk#25211e = burned tree trunk#25211e, naked tree, twisted tree = gnarled tree, hanging tree, bare oak, drought tree, evil tree, hangman tree, old dead tree, frozen tree trunk#cfe0ea, charred tree trunk#1c1a18, petrified tree trunk@stone, winter oak, coral tree
tree/apple tree | h5 kind=oak fruit=18 | appletree, crabapple tree, red apple tree, dwarf apple tree h2.5
tree/cherry tree | h6 leaves#f0b4c8 | cherry blossom = cherry blossom tree, sakura = sakura tree = japanese cherry, pink tree, blossom tree = flowering tree, magnolia = magnolia tree, japanese cherry tree, dogwood tree, redbud, jacaranda leaves#8a6ac8 = jacaranda tree leaves#8a6ac8, peach blossom, plum blossom, blooming tree, cherry blossoms, spring blossom tree, pink cherry blossom, crape myrtle, flame tree leaves#d8441c, purple tree leaves#7a4ab0, tree of gondor leaves#f4f2ee, white tree leaves#f4f2ee, blossoming tree
tree/maple tree | h10 leaves#c8481c | maple, japanese maple leaves#a82818 h5, red maple leaves#b0281c, sugar maple, canadian maple, acer, momiji leaves#a82818 h5, maple forest, sweetgum
tree/bonsai | h0.35 | bonsai tree, bonsai plant, miniature tree, ficus bonsai, juniper bonsai, zen tree, bonsai pine, karate kid bonsai
cactus/cactus | h1.5 | cactus plant, desert cactus, mexican cactus, saguaro plant kind=saguaro h5, tall cactus kind=saguaro h4, western cactus kind=saguaro h4, cartoon cactus kind=saguaro, organ pipe cactus kind=saguaro arms=5 h4, candelabra cactus kind=saguaro arms=5, columnar cactus kind=saguaro arms=0, san pedro cactus kind=saguaro arms=0, wild west cactus kind=saguaro h4, texas cactus kind=saguaro h4, euphorbia kind=saguaro, cacti
cactus/barrel cactus | h0.4 kind=barrel | round cactus, ball cactus, golden barrel cactus, mammillaria, peyote h0.1, hedgehog cactus, star cactus, pincushion cactus
cactus/prickly pear | h0.8 kind=prickly-pear | opuntia, nopal, paddle cactus, bunny ear cactus h0.3, prickly pear cactus, cochineal cactus
cactus/succulent | h0.15 | echeveria, sedum, jade plant h0.5, haworthia, houseleek, aloe h0.4, aloe vera h0.4, agave h0.8, sempervivum, aeonium, desk cactus, mini cactus, potted cactus pot=true, cactus in a pot pot=true, cactus pot pot=true, windowsill cactus pot=true, christmas cactus pot=true h0.3, succulent plant, succulents, living stone plant
flower/flower | | flower = blossom = bloom, wildflower kind=daisy, iris flower petals#5a4ac0 kind=lily, violet flower #6a3ab0 kind=hibiscus = pansy kind=hibiscus, cornflower #3f6ad0 kind=chrysanthemum, thistle #9a5ab0 kind=chrysanthemum, cosmos flower kind=gerbera #e88ac0, anemone flower #b83a7a kind=poppy, jasmine #f6f4ea kind=daffodil center#f6f4ea, plumeria #f8e8b0 kind=hibiscus = frangipani kind=hibiscus, bird of paradise flower #e8841c kind=lily, magnolia flower #f4e0e6 kind=lotus arrangement=bloom, edelweiss #f2f2ea kind=daisy = edelweiss flower kind=daisy, forget me not #6a9ae0 kind=daisy, flower head arrangement=bloom = flower bloom arrangement=bloom, flowers count=3, petunia #8a3ab0 kind=hibiscus, primrose #f0e08a kind=hibiscus, crocus #7a4ac0 kind=tulip h0.12, snowdrop #f4f6f4 kind=tulip h0.15, buttercup #f0d01c kind=poppy, aster #8a6ac8 kind=daisy, dandelion #f0c81c kind=chrysanthemum h0.25, marigold flower #e8941c kind=chrysanthemum, zinnia kind=gerbera, calla lily #f6f4ec kind=tulip, poinsettia #c8141c kind=lotus arrangement=bloom, geranium #d03a4a kind=peony, hydrangea #7a9ae0 kind=peony, azalea #e84a8a kind=hibiscus, begonia #e8604a kind=peony, hellebore #d8c8d0 kind=poppy, freesia #f2c83a kind=lily, rafflesia #a8301c kind=hibiscus arrangement=bloom, cotton plant #f8f6f0 kind=peony h1, fleur de lis @gold kind=lily, flower crown arrangement=bloom kind=rose, venus flytrap kind=tulip #8ab83a = carnivorous plant kind=tulip #8ab83a = piranha plant kind=tulip #c8201c, hemp plant #4a7a34 kind=chrysanthemum = cannabis #4a7a34 kind=chrysanthemum = marijuana plant #4a7a34 kind=chrysanthemum = weed plant #4a7a34 kind=chrysanthemum
flower/rose | | red rose #b8141c, black rose #1c1a1e, blue rose #2457b8, white rose #f4f0ea, golden rose @gold, enchanted rose, rosebud #d8485a, roses count=3, camellia #e04a6a, long stemmed rose, rose flower, crystal rose @crystal
flower/tulip | | tulips count=3, yellow tulip #f0c82c, black tulip #241420
flower/daisy | h0.3 | daisies count=3, chamomile, marguerite, oxeye daisy
flower/sunflower | h1.6 | sunflowers count=3, sunflower plant, giant sunflower h2.5
flower/gerbera | | gerbera daisy
flower/lily | | lily flower, tiger lily #f08a2c, white lily, amaryllis #c8201c, gladiolus #e84a6a, easter lily, daylily #f0a02c, lily of the valley #f4f4f0
flower/orchid | | orchids, white orchid #f6f2f4, moth orchid, phalaenopsis
flower/lotus | h0.16 | lotus flower = water lily = lily pad = waterlily, golden lotus @gold, white lotus #f8f4f0
flower/poppy | | poppies count=3, red poppy
flower/daffodil | | narcissus, daffodils count=3
flower/peony | | carnation #e87a98, peonies count=3, ranunculus #f2a05a, dahlia #b02858
flower/hibiscus | | hawaiian flower, hibiscus flower, mallow #d88ac0
flower/chrysanthemum | | mum flower
flower/lavender | | lavender plant = lavender flower, hyacinth #6a5ad0, bluebell #5a6ad0, foxglove #b05a9a, lilac flower #b090d0, snapdragon #e86a7a, heather #b05a90, lupine #6a5ad0, delphinium #4a5ad0, salvia
flower/bouquet | h0.45 | flower bouquet = bunch of flowers, rose bouquet = bouquet of roses, bouquet of tulips kind=tulip #f0604a, bouquet of sunflowers kind=sunflower #f2b616 center#4a2a14, wedding bouquet #f6f0ec, bridal bouquet #f6e6e6, corsage, posy, bouquet of lilies kind=lily #f7f2ee, bouquet of daisies kind=daisy #f6f4ee
flower/mixed bouquet | h0.45 | colorful bouquet = wildflower bouquet, bouquet of flowers = bouquet of wildflowers = mixed flowers = spring bouquet
flower/vase of flowers | h0.45 | flowers in a vase = vase with flowers = flower arrangement, roses in a vase kind=rose, tulips in a vase kind=tulip, sunflowers in a vase kind=sunflower #f2b616 center#4a2a14, ikebana, rose in a vase kind=rose
bush | | bush = shrub, rhododendron flowers=14, lavender bush flowers=20 flowers#9a7ac8, shrubbery, tea bush, lilac bush flowers=18 flowers#b48ad0, azalea bush flowers=18, flower bush = flowering bush flowers=16, gorse flowers=20 flowers#f2c820, sagebrush #98a088, mistletoe berries=16 berries#f4f2e4 l0.3, spiky bush
bush/hedge | | hedge = hedgerow = garden hedge, privet, boxwood
bush/topiary | | topiary, topiary elephant kind=cone
bush/round bush | | round bush = round topiary
bush/berry bush | | berry bush = bush with berries, blueberry bush berries#34407a, raspberry bush berries#c8284a, holly = holly bush #2c5a34, hawthorn
bush/rose bush | | rose bush !whole
bush/dead bush | | dead bush = dry bush
bush/thorn bush | | thorn bush, bramble
bush/tumbleweed | | tumbleweed
grass | | grass = tall grass = grass tuft = grass patch, lemongrass, weeds = weed, crop, chives, horsetail, herb = basil = parsley = mint plant h0.3 kind=clover, oregano kind=clover, thyme kind=clover, cilantro kind=clover, sage plant kind=clover, nettle kind=clover, ginseng root l0.15, ginger root l0.12, mandrake h0.3 = mandragora, cabbage patch kind=lawn
grass/lawn | | lawn l4, turf, meadow l5 = field = grassland, moss patch
grass/wheat | | wheat = wheat ear = ear of wheat, barley, oat plant, rice plant h0.8
grass/reed | | reed = reeds = cattail = bulrush h2, papyrus plant h2.5
grass/pampas grass | | pampas grass h2
grass/bamboo | | bamboo plant h4 = bamboo stalk = bamboo forest = bamboo, sugar cane plant h2 = sugarcane
grass/fern | | fern h0.8, dill, rosemary
grass/clover | | clover h0.15 = shamrock = four leaf clover
grass/corn | | corn plant h2 = corn stalk
grass/hay | | hay = haystack = hay bale = straw bale l1
potted plant | | potted plant = pot plant = houseplant = house plant = indoor plant, monstera kind=monstera = swiss cheese plant kind=monstera, snake plant kind=snake = sansevieria kind=snake, rubber plant kind=fig, fiddle leaf fig kind=fig h1.5, spider plant kind=spider, peace lily kind=lily, pothos, zz plant, flower in a pot kind=flower, flower box kind=flower l0.8 = window box kind=flower = planter box kind=flower, tomato plant kind=tomato, potted tree kind=fig h1.6, hanging plant, air plant kind=spider h0.1, potted flower kind=flower, potted fern kind=fern, seedling kind=seedling h0.15 = sprout kind=seedling h0.15 = sapling kind=seedling h0.3, plant, calathea, philodendron, dieffenbachia, ficus kind=fig h1.6, office plant, potted rose kind=flower, pilea, bamboo pot kind=snake, desk plant h0.2, herb garden, grow bag, hanging basket, garden bed l2, vegetable garden l3, flower bed l2
mushroom/mushroom | h0.12 | mushroom, magic mushroom glow=true cap#7a5ad8, mario mushroom = super mushroom, giant mushroom h3, poison mushroom cap#6f2f96, toadstool house house=true h0.3 = mushroom house house=true h0.3, red mushroom = red toadstool, purple mushroom cap#7a3ab0, blue mushroom cap#3a6ad8, wild mushroom kind=porcini
mushroom/toadstool | h0.15 | fly agaric = amanita, spotted mushroom
mushroom/mushroom cluster | h0.12 | mushrooms, fungus kind=cluster = fungi kind=cluster, fairy ring, enoki kind=cluster cap#f4eedc spots=false, honey fungus cap#c8883a spots=false
mushroom/glowing mushroom | h0.15 | bioluminescent mushroom = luminous mushroom, glowing mushrooms kind=cluster
mushroom/champignon | h0.06 | button mushroom = white mushroom, portobello cap#7a5a40, shiitake cap#6b4426, truffle mushroom cap#3a2a20, puffball cap#f0ece0
mushroom/porcini | h0.14 | boletus = cep = penny bun, king bolete, brown mushroom
mushroom/chanterelle | h0.08 | oyster mushroom cap#c8bca8, bracket fungus cap#b8844a, girolle, trumpet mushroom cap#4a3a30
mushroom/morel | h0.1 | morels, stinkhorn
vine | | vine = climbing vine, ivy, liana, hop vine, creeper plant, poison ivy, honeysuckle bears=flowers
vine/grapevine | | grapevine = grape vine
vine/climbing rose | | climbing rose
vine/thorn vine | | thorn vine = thorns
vine/beanstalk | | beanstalk h5
vine/seaweed | | seaweed = kelp = algae h1, sea grass, sea anemone leaves#d86a8a = anemone h0.2
vine/wreath | | wreath = christmas wreath h0.5, advent wreath, garland, lei
vine/laurel wreath | | laurel wreath h0.3
log | | log = wooden log = tree log, hollow log moss=true, timber log, yule log, bark piece, bamboo pole
log/tree stump | | tree stump = stump = tree trunk, chopping block h0.5, root = tree root
log/branch | | branch = tree branch = stick branch, twig
log/driftwood | | driftwood
log/firewood | | firewood = pile of wood = wood pile !whole = logs = stack of firewood
log/plank | | plank = wooden plank = board l1.5, stake l0.5 = wooden stake, beam l3, plywood
log/lumber stack | | lumber stack = stack of planks
cone | #7a5230 | pine cone = pinecone = fir cone, acorn h0.03, chestnut h0.03 = conker, leaf = maple leaf = autumn leaf #c8701c l0.12, oak leaf l0.12, seed = sunflower seed l0.012, walnut h0.04, almond l0.025, hazelnut h0.02, peanut l0.04, cashew l0.03, coffee bean #4a2c1a l0.012, pistachio l0.02, pecan, nut = nuts h0.02, leaves = pile of leaves, palm leaf #4a8a3a l1.5, fig leaf, nutmeg, cinnamon stick l0.1, vanilla bean l0.15, star anise l0.03, clove, cotton ball #f6f4f0, monstera leaf #3a7a3a l0.4, banana leaf #4a8a3a l1.5, cocoa bean, poppy seed pod, dandelion seed, brazil nut, macadamia, date seed, four leaf
`;
